/*
 * Exit with 0 if nginx responds to /healthz with 200. The image has no shell and no
 * curl.
 */
#include <arpa/inet.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static const char request[] = "GET /healthz HTTP/1.0\r\n\r\n";
static const char status_line[] = "HTTP/1.1 200 ";

int main(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(8080)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int server = socket(AF_INET, SOCK_STREAM, 0);
  if (server < 0) return 1;
  if (connect(server, (struct sockaddr *)&address, sizeof address)) return 1;
  if (write(server, request, sizeof request - 1) < 0) return 1;
  char response[sizeof status_line] = "";
  recv(server, response, sizeof response - 1, MSG_WAITALL);
  return strcmp(response, status_line) != 0;
}
