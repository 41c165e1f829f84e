import { useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** `wasOpened` keeps a lazy part mounted for its closing animation. */
export function useOpenState() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    setOpen: (open: boolean) => afterPaint(() => setState(open ? 'open' : 'closed')),
  }
}
