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
RUN npm run build -- --release

FROM debian:trixie-slim
# Debian's nginx, because the official image has no brotli.
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/log/nginx /var/www /etc/nginx/sites-enabled \
  && mkdir /etc/nginx/tls
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist /srv/site
# www-data, as a number: clusters that refuse root cannot look names up.
USER 33:33
RUN nginx -t && rm -rf /tmp/*
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
# The image has no curl; bash speaks enough HTTP.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
CMD ["nginx", "-g", "daemon off;"]
