import type { APIRequestContext } from 'playwright/test'

/** How many inline scripts the gateway has left out of pages since it started. */
export const removedScripts = async (request: APIRequestContext) =>
  /^gateway_removed_scripts_total (\d+)/m.exec(await (await request.get('/metrics')).text())?.[1]
