import { allowWorker } from './allowWorker.ts'

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const type = import.meta.env.DEV ? 'module' : 'classic'
  return navigator.serviceWorker.register(allowWorker('/sw.js'), { type })
}
