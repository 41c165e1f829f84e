import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

interface Options<Data, Variables, Result>
  extends Omit<UseMutationOptions<Data, Error, Variables, Result>, 'mutationFn'> {
  mutationFn: (variables: Variables) => Promise<Data>
}

/** One at a time: a second click can precede the render that disables a button. */
export function useSingleMutation<Data, Variables, Result = unknown>({
  mutationFn,
  ...options
}: Options<Data, Variables, Result>) {
  const running = useRef(false)
  const { mutate, isPending, isError, error } = useMutation<Data, Error, Variables, Result>({
    ...options,
    mutationFn: (variables) =>
      mutationFn(variables).finally(() => {
        running.current = false
      }),
  })
  return {
    isPending,
    isError,
    error,
    /** Known before the next render, unlike `isPending`. */
    isRunning: () => running.current,
    mutate(variables: Variables) {
      if (running.current) return
      running.current = true
      mutate(variables)
    },
  }
}
