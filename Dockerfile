# The shop as one image: gateway, storefront and backend; with UPSTREAM_URL the first two only. `npm run image:check` runs these steps without a container.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts
# What only a build needs: compilers, and the build's own cache.
RUN rm -rf node_modules/@next/swc-* node_modules/typescript node_modules/@typescript .next/cache .next/dev
RUN mkdir -p data

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build /shop/package.json /shop/next.config.mjs /shop/openapi.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/.next ./.next
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/public ./public
COPY --from=build /shop/scripts ./scripts
COPY --from=build /shop/server ./server
COPY --from=build /shop/backend ./backend
COPY --from=build --chown=node:node /shop/data ./data
USER node
EXPOSE 3000
VOLUME /shop/data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--built"]
