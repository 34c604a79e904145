# The image of servers and workers: `docker build -t dayreel .`
# Debian, not Alpine: the video encoder has no build for musl.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# The packages for development, such as Chromium and the embedded database, build the site and are removed.
RUN npm ci && npm run build && npm prune --omit=dev && npm cache clean --force

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Dayreel" \
      org.opencontainers.image.description="Turns a subject or a script into a finished short video" \
      org.opencontainers.image.licenses="MIT AND GPL-3.0-or-later"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_FOLDER=/data \
    NODE_COMPILE_CACHE=/tmp/compile-cache \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
# A worker replaces this command with apps/server/src/work.ts.
CMD ["node", "--max-semi-space-size=8", "apps/server/src/serve.ts"]
