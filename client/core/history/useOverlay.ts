import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { adoptAddress, changeAddress, closeAddress, openAddress } from './addressed.ts'
import { addOverlay } from './overlays.ts'
import { readParameter } from './parameters.ts'

/** While an overlay is open, going back closes it: calls `close`. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useLayoutEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen])
}

interface AddressedOptions<T> {
  parameter: string
  /** What the parameter's value opens; undefined if it opens nothing. */
  parse: (value: string) => T | undefined
  /** Called for a value that opens nothing, before it is removed. */
  onMissing: () => void
}

export interface AddressedOverlay<T> {
  /** What is open. */
  shown: T | undefined
  /** Whether it was ever open: a lazy part stays mounted after closing, so that its closing animation runs. */
  wasOpened: boolean
  open: (value: string) => void
  /** Changes what is open, in the same history entry. */
  change: (value: string) => void
  close: () => void
}

/** An overlay that a query parameter opens: also with a reload, a shared link, or a step through the history. */
export function useAddressedOverlay<T>(options: AddressedOptions<T>): AddressedOverlay<T> {
  const { parameter, parse } = options
  const value = useLocationProperty(
    () => readParameter(location.href, parameter),
    () => undefined,
  )
  const shown = value === undefined ? undefined : parse(value)
  const isMissing = value !== undefined && shown === undefined
  const isOpen = shown !== undefined
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)

  useLayoutEffect(() => {
    if (isOpen) adoptAddress(parameter)
  }, [isOpen, parameter])

  const sayMissing = useEffectEvent(options.onMissing)
  useEffect(() => {
    if (!isMissing) return
    sayMissing()
    closeAddress(parameter)
  }, [isMissing, parameter])

  return {
    shown,
    wasOpened,
    open: (next) => openAddress(parameter, next),
    change: (next) => changeAddress(parameter, next),
    close: () => closeAddress(parameter),
  }
}
