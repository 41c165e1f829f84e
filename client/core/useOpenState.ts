import { useState } from 'react'

/** Open state; `wasOpened` keeps a lazy part mounted after closing, so that its closing animation runs. */
export function useOpenState() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'unopened',
    setOpen: (open: boolean) => setState(open ? 'open' : 'closed'),
  }
}
