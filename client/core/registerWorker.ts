import { workerUrl } from './workerUrl.ts'

/** Registers the site's service worker; the same registration if it has one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const type = import.meta.env.DEV ? 'module' : 'classic'
  return navigator.serviceWorker.register(workerUrl('/sw.js'), { type })
}
