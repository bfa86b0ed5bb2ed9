# The shop as one image: gateway, storefront and backend; with UPSTREAM_URL the first two only. `npm run image:check` runs these steps without a container.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Its storefront stands behind the gateway, which compresses.
RUN NEXT_OUTPUT=standalone BEHIND_GATEWAY=1 npm run build
RUN node scripts/pack-image.mjs
RUN mkdir -p image/data

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build /shop/image ./
COPY --from=build --chown=node:node /shop/image/data ./data
USER node
EXPOSE 3000
VOLUME /shop/data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--built"]
