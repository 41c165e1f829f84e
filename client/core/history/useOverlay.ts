import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
import { adoptAddress, changeAddress, closeAddress, openAddress } from './addressed.ts'
import { addOverlay } from './overlays.ts'
import { readParameter } from './parameters.ts'

/** Going back calls `close`. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useLayoutEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen])
}

interface AddressedOptions<T> {
  parameter: string
  parse: (value: string) => T | undefined
  /** Called before an invalid value is removed. */
  onMissing: () => void
}

export interface AddressedOverlay<T> {
  shown: T | undefined
  /** Keeps a lazy part mounted for its closing animation. */
  wasOpened: boolean
  open: (value: string) => void
  /** Replaces the value in the same history entry. */
  change: (value: string) => void
  close: () => void
}

/** Opened by a query parameter. */
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
    open: (next) => afterPaint(() => openAddress(parameter, next)),
    change: (next) => afterPaint(() => changeAddress(parameter, next)),
    close: () => closeAddress(parameter),
  }
}
