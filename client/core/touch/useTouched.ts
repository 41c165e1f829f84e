import { useState } from 'react'

/** Shows what was touched at once, until the value itself has changed. */
export function useTouched<T>(value: T): [shown: T, touch: (next: T) => void] {
  const [touched, touch] = useState(value)
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    touch(value)
    return [value, touch]
  }
  return [touched, touch]
}
