import { clientsClaim } from 'workbox-core'
import { cacheNames } from '#client/offline/caches.ts'
import { serveAccount } from './account.ts'
import { installFiles, serveFiles } from './files.ts'
import { servePages } from './pages.ts'
import { servePictures } from './pictures.ts'
import { handlePush } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build: the files of the offline pages, and what the shell is a version of. Absent in development. */
declare const offlineBuild: { files: string[]; revision: string } | undefined

/* The site's one service worker: push messages, and reading without a connection. */
handlePush()
// An open page goes on: its files are named by their content, and those it has come from the cache.
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

/** Deletes what a worker of an earlier version left. */
async function deleteForeignCaches(): Promise<void> {
  const ours: string[] = Object.values(cacheNames)
  const names = await caches.keys()
  const isOurs = (name: string) => ours.includes(name) || name.startsWith('workbox-precache')
  await Promise.all(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)))
}
