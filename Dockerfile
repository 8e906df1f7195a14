# The image of the previous release: --build-arg PREVIOUS=toolbox-docs. Its hashed
# files stay for 30 days, for tabs that are open during a deploy.
ARG PREVIOUS=scratch
FROM ${PREVIOUS} AS previous
# Creates the folder in an empty image.
WORKDIR /srv/site

FROM node:24-trixie-slim AS build
# Pages say when they were last updated: git knows.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setUp.mjs scripts/
RUN node scripts/setUp.mjs
COPY rspack.config.ts tsconfig.json ./
COPY src src
COPY scripts/runGenerator.mjs scripts/
COPY content content
# The history, if there is one: a pattern may match nothing, as in an archive of
# the sources, as long as another file is copied too.
COPY package.json .gi[t] .git/
# The store of earlier builds: after an edit only what changed is built again.
# The previous release is copied in the same step, because folders of a lower
# layer can't be renamed.
RUN --mount=type=cache,target=/app/node_modules/.cache,sharing=locked \
  --mount=type=bind,from=previous,source=/srv/site,target=/previous \
  cp -a /previous dist && npm run build -- --release --keep 30d

FROM debian:trixie-slim AS server
# Debian's nginx, because the official image has no brotli.
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \
  && mkdir /etc/nginx/tls \
  && echo 'listen [::]:8080 default_server;' > /etc/nginx/ipv6.conf
# The image gets what nginx and the health check load, and nothing else: no
# package manager, no Perl, no setuid files. Scanners read the status files.
RUN set -eu; image=/image; mkdir -p "$image/var/lib/dpkg/status.d"; \
  programs="/usr/sbin/nginx /usr/bin/bash /usr/lib/nginx/modules/ngx_http_brotli_static_module.so"; \
  files="$programs $(ldd $programs | grep -o '/[^ ]*\.so[^ ):]*' | sort -u)"; \
  cp --parents --dereference $files /etc/passwd /etc/group /etc/os-release \
    /etc/nginx/ipv6.conf "$image"; \
  mkdir "$image/etc/nginx/tls"; mkdir --mode=1777 "$image/tmp"; \
  for package in $(realpath $files | xargs dpkg-query --search | cut -d: -f1 | sort -u); do \
    dpkg-query --status "$package" > "$image/var/lib/dpkg/status.d/$package"; \
    cp --parents "/usr/share/doc/$package/copyright" "$image" || true; \
  done
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist /srv/site
RUN nginx -t

FROM scratch
COPY --from=server /image /
COPY --from=server /etc/nginx/nginx.conf /etc/nginx/nginx.conf
COPY --from=server /srv/site /srv/site
# www-data, as a number: clusters that refuse root cannot look names up.
USER 33:33
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
# The image has no curl; bash speaks enough HTTP.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *200* ]]"]
CMD ["nginx", "-g", "daemon off;"]
