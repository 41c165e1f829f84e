import { useEffect, useRef, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { endSubscription, isSubscribed, pushObstacle, subscribe, watchPermission } from './browserPush.ts'

/** `busy` until it is known, and while it changes; `denied` and `unsupported` have their words in `words.notifications.push`. */
export type PushState = 'on' | 'off' | 'unsupported' | 'denied' | 'busy'

export interface Push {
  /** Whether this browser shows the messages of who is signed in. */
  state: PushState
  /** Call it in the handler of a click. Gives whether it is on now; throws where the network or the browser's service fails. */
  turnOn(): Promise<boolean>
  /** Off in this browser, whatever happens; throws where the server could not be told. */
  turnOff(): Promise<void>
}

/** Push messages in this browser. The preference of the account is another thing, and the caller's to save. */
export function usePush(): Push {
  const userId = useUser()?.id
  const [state, setState] = useState<PushState>(() => pushObstacle() ?? 'busy')
  const isChanging = useRef(false)

  useEffect(() => {
    if (!userId || pushObstacle() === 'unsupported') return
    let isLeft = false
    const look = async () => {
      const isOn = !pushObstacle() && (await isSubscribed(userId).catch(() => false))
      if (!isLeft && !isChanging.current) setState(isOn ? 'on' : (pushObstacle() ?? 'off'))
    }
    const stopWatching = watchPermission(look)
    void look()
    return () => {
      isLeft = true
      stopWatching()
    }
  }, [userId])

  /** Meanwhile it is busy, whatever the browser tells; after it, on if the change says so. */
  async function during(change: () => Promise<boolean>): Promise<boolean> {
    isChanging.current = true
    setState('busy')
    let isOn = false
    try {
      isOn = await change()
    } finally {
      isChanging.current = false
      setState(isOn ? 'on' : (pushObstacle() ?? 'off'))
    }
    return isOn
  }

  return {
    state,
    async turnOn() {
      if (!userId || pushObstacle()) return false
      return during(() => subscribe(userId))
    },
    async turnOff() {
      if (pushObstacle() === 'unsupported') return
      await during(() => endSubscription().then(() => false))
    },
  }
}
