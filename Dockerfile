# The cache needs BuildKit. To build without it, remove the flag:
#   sed 's/--mount=[^ ]*//' Dockerfile | DOCKER_BUILDKIT=0 docker build --file - .
# renovate.json adds and updates the digests of both images. Hosts that can't reach
# a registry name images of their own: --build-arg NODE_IMAGE=...
ARG NODE_IMAGE=docker.io/library/node:24-trixie-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:trixie-slim
# The image of the previous release: --build-arg PREVIOUS=toolbox-docs. Its hashed
# files stay for 30 days, for tabs that are open during a deploy.
ARG PREVIOUS=scratch

FROM ${PREVIOUS} AS previous
# Creates the folder in an empty image.
WORKDIR /srv/site

# What an edit of a page leaves unchanged.
FROM ${NODE_IMAGE} AS packages
# Pages say when they were last updated: git knows.
# Debian removes a package's old versions, so a pinned one soon can't be installed.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setUp.mjs scripts/
RUN node scripts/setUp.mjs
# The history, if there is one: a pattern may match nothing, as in an archive of
# the sources, as long as another file is copied too.
COPY package.json .gi[t] .git/

# Another folder of docs: docker build --build-context content=DIR (Docker 23 or later)
FROM scratch AS content
COPY content /

FROM packages AS program
COPY rspack.config.ts tsconfig.json ./
COPY src src
COPY scripts/buildGenerator.mjs scripts/runGenerator.mjs scripts/
RUN node scripts/buildGenerator.mjs

# Serves a mounted folder while its pages are written; docker-compose.yml starts it.
FROM program AS preview
EXPOSE 8080
CMD ["node", "scripts/runGenerator.mjs", "dev", "--host", "--content", "/docs"]

FROM program AS build
COPY --from=previous /srv/site /previous
COPY --from=content / content
# The store of earlier builds: after an edit only what changed is built again.
# Copying the previous release in the same step lets its folders be renamed.
# COPY examines everything beside what it copies: beside the site, there is nothing.
RUN --mount=type=cache,target=/app/node_modules/.cache,sharing=locked \
  cp -a /previous /srv/site \
  && node scripts/runGenerator.mjs build --release --keep 30d --out /srv/site

FROM ${DEBIAN_IMAGE} AS health
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends gcc libc6-dev \
  && rm -rf /var/lib/apt/lists/*
COPY healthcheck.c /
RUN gcc -O2 -Wall -Werror -o /healthcheck /healthcheck.c

FROM ${DEBIAN_IMAGE} AS server
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# Debian's nginx, because the official image has no brotli.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \
  && mkdir /etc/nginx/tls \
  && echo 'listen [::]:8080 default_server;' > /etc/nginx/ipv6.conf
# The image gets what nginx and the health check load, and nothing else: no shell,
# no package manager, no setuid files. Scanners read the status files.
RUN set -eu; image=/image; mkdir -p "$image/var/lib/dpkg/status.d"; \
  programs=(/usr/sbin/nginx /usr/lib/nginx/modules/ngx_http_brotli_static_module.so); \
  ldd "${programs[@]}" | grep -o '/[^ ]*\.so[^ ):]*' | sort -u > /tmp/libraries; \
  mapfile -t libraries < /tmp/libraries; \
  cp --parents --dereference "${programs[@]}" "${libraries[@]}" /etc/passwd /etc/group \
    /etc/os-release /etc/nginx/ipv6.conf "$image"; \
  mkdir "$image/etc/nginx/tls"; mkdir --mode=1777 "$image/tmp"; \
  realpath "${programs[@]}" "${libraries[@]}" | xargs dpkg-query --search | cut -d: -f1 \
    | sort -u > /tmp/packages; \
  while read -r package; do \
    dpkg-query --status "$package" > "$image/var/lib/dpkg/status.d/$package"; \
    cp --parents "/usr/share/doc/$package/copyright" "$image" || true; \
  done < /tmp/packages
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/site/.nginx /srv/site/.nginx
RUN nginx -t

FROM packages AS sbom
COPY scripts/createSbom.ts scripts/describeRelease.ts scripts/
COPY --from=server /image/var/lib/dpkg/status.d /status.d
COPY --from=build /srv/site/licenses.txt dist/
RUN mkdir /srv/sbom \
  && node scripts/createSbom.ts --shipped --debian /status.d > /srv/sbom/toolbox-docs.cdx.json

FROM scratch
ARG DEBIAN_IMAGE
# docker-bake.hcl passes these.
ARG VERSION=0.0.0-local
ARG REVISION=unknown
ARG CREATED=1970-01-01T00:00:00Z
LABEL org.opencontainers.image.title="Toolbox Docs" \
  org.opencontainers.image.description="The documentation and blog of the Toolbox libraries, served by nginx" \
  org.opencontainers.image.source="https://git.example.com/toolbox/toolbox" \
  org.opencontainers.image.licenses="LicenseRef-Proprietary" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.created="${CREATED}" \
  org.opencontainers.image.base.name="${DEBIAN_IMAGE}"
COPY --from=server /image /
COPY --from=health /healthcheck /usr/bin/healthcheck
COPY --from=sbom /srv/sbom /usr/share/sbom
COPY --from=server /etc/nginx/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /srv/site /srv/site
# www-data, as a number: clusters that refuse root cannot look names up.
USER 33:33
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["healthcheck"]
CMD ["nginx", "-g", "daemon off;"]
