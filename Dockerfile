FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production KITLY_DATA=/data
# As in scripts/lib/small.json.
ENV NODE_COMPILE_CACHE=/data/cache MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app/package.json /app/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && mkdir /data && chown node /data
COPY --from=build /app/src ./src
COPY --from=build /app/starter ./starter
COPY --from=build /app/kits/*.json /app/kits/*.bin ./kits/
COPY --from=build /app/search ./search
COPY --from=build /app/languages ./languages
COPY --from=build /app/public/marks ./public/marks
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://localhost:3000/readyz/pages').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=8", "--wasm-wrapper-tiering-budget=2000000000", "dist/server/main.js"]
