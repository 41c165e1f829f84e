import type { Api } from './serve.ts'

export function openapiRoutes(_api: Api): void {}
