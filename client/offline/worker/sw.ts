import { clientsClaim } from 'workbox-core'
import { cacheNames } from '#client/offline/caches.ts'
import { serveAccount } from './account.ts'
import { installFiles, serveFiles } from './files.ts'
import { servePages } from './offlinePages.ts'
import { servePictures } from './pictures.ts'
import { handlePush } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build; undefined in development. */
declare const offlineBuild: { files: string[]; revision: string } | undefined

handlePush()
// Safe for open pages: their files have content hashes and are cached.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()

if (offlineBuild) {
  const { files, revision } = offlineBuild
  servePages(revision)
  serveAccount()
  serveFiles()
  servePictures()
  self.addEventListener('install', (event) => event.waitUntil(installFiles(event, files)))
}

self.addEventListener('activate', (event) => event.waitUntil(deleteForeignCaches()))

/** Of earlier versions. */
async function deleteForeignCaches(): Promise<void> {
  const ours: string[] = Object.values(cacheNames)
  const names = await caches.keys()
  const isOurs = (name: string) => ours.includes(name) || name.startsWith('workbox-precache')
  await Promise.all(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)))
}
