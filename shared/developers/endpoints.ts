/** Paths for programs. */
export const machinePaths = {
  docs: '/api/docs',
  openapi: '/api/openapi.json',
  mcp: '/mcp',
  llms: '/llms.txt',
} as const

/** By address. */
export const readsPerMinute = 1200
