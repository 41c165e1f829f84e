import { useEffect, useState } from 'react'

/** `wait`: milliseconds. */
export function useDebounced<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, wait, value)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
