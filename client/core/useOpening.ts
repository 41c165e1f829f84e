import { useState } from 'react'

/** Whether something is open, and whether it ever was: a part that is loaded on opening stays, so that it can close in its own way. */
export function useOpening(initially = false) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>(initially ? 'open' : 'unopened')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    setOpen: (open: boolean) => setState(open ? 'open' : 'closed'),
  }
}
