import { workerUrl } from './workerUrl.ts'

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const type = import.meta.env.DEV ? 'module' : 'classic'
  return navigator.serviceWorker.register(workerUrl('/sw.js'), { type })
}
