import { useEffect, useRef, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { endSubscription, isSubscribed, pushObstacle, subscribe, watchPermission } from './browserPush.ts'

/** `busy`: unknown or changing. */
export type PushState = 'on' | 'off' | 'unsupported' | 'denied' | 'busy'

export interface Push {
  state: PushState
  /** Call in a click handler. Throws on failure. */
  turnOn(): Promise<boolean>
  /** Throws if the server could not be reached. */
  turnOff(): Promise<void>
}

export function usePush(): Push {
  const userId = useUser()?.id
  const [state, setState] = useState<PushState>(() => pushObstacle() ?? 'busy')
  const isChanging = useRef(false)

  useEffect(() => {
    if (!userId || pushObstacle() === 'unsupported') return
    let isUnmounted = false
    const refresh = async () => {
      const isOn = !pushObstacle() && (await isSubscribed(userId).catch(() => false))
      if (!isUnmounted && !isChanging.current) setState(isOn ? 'on' : (pushObstacle() ?? 'off'))
    }
    const stopWatching = watchPermission(refresh)
    void refresh()
    return () => {
      isUnmounted = true
      stopWatching()
    }
  }, [userId])

  async function whileBusy(change: () => Promise<boolean>): Promise<boolean> {
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
      return whileBusy(() => subscribe(userId))
    },
    async turnOff() {
      if (pushObstacle() === 'unsupported') return
      await whileBusy(() => endSubscription().then(() => false))
    },
  }
}
