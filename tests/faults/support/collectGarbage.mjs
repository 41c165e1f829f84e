import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/* Loaded into a server before its own code: SIGUSR2 makes each of its threads collect its garbage. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const threads = new BroadcastChannel('collect garbage')
threads.onmessage = () => collect()
threads.unref()
if (isMainThread)
  process.on('SIGUSR2', () => {
    threads.postMessage(undefined)
    collect()
  })
