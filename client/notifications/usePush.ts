import { useEffect, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { isSubscribed, pushObstacle, subscribe, unsubscribe } from './browserPush.ts'

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

  useEffect(() => {
    if (!userId || pushObstacle()) return
    let isLeft = false
    isSubscribed(userId)
      .catch(() => false)
      .then((isOn) => {
        if (!isLeft) setState(isOn ? 'on' : 'off')
      })
    return () => {
      isLeft = true
    }
  }, [userId])

  return {
    state,
    async turnOn() {
      if (!userId || pushObstacle()) return false
      setState('busy')
      let isOn = false
      try {
        isOn = await subscribe(userId)
      } finally {
        setState(isOn ? 'on' : (pushObstacle() ?? 'off'))
      }
      return isOn
    },
    async turnOff() {
      if (pushObstacle() === 'unsupported') return
      setState('busy')
      try {
        await unsubscribe()
      } finally {
        setState(pushObstacle() ?? 'off')
      }
    },
  }
}
