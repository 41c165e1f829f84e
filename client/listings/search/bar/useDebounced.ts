import { useEffect, useState } from 'react'

/** The value as it was once it had stood still for `wait` milliseconds. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, wait, value)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
