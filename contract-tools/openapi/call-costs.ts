import { endpoints } from '@/contract'

/**
 * What every call costs, for the gateway, which knows the contract's calls without loading their schemas: `contract/call-costs.json`,
 * written beside openapi.json.
 */
export const callCostsText = () => {
  const rows = endpoints.map(({ endpoint: { method, path, budget } }) => [
    `${method} ${path}`,
    budget.cost,
  ])
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}
