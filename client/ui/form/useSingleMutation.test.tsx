import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '#tests/components/render.tsx'
import { useSingleMutation } from './useSingleMutation.ts'

it('starts once for two clicks before a render, and again when it is over', async () => {
  const resolves: (() => void)[] = []
  function Saving() {
    const { mutate, isRunning, isPending } = useSingleMutation({
      mutationFn: () => new Promise<void>((resolve) => resolves.push(resolve)),
    })
    function clickTwice() {
      mutate(undefined)
      expect(isRunning()).toBe(true)
      mutate(undefined)
    }
    return (
      <button type="button" disabled={isPending} onClick={clickTwice}>
        Save
      </button>
    )
  }
  const { person } = renderAt(<Saving />)
  const button = screen.getByRole('button')
  await person.click(button)
  await waitFor(() => expect(resolves).toHaveLength(1))
  resolves[0]?.()
  await waitFor(() => expect(button).toBeEnabled())
  await person.click(button)
  await waitFor(() => expect(resolves).toHaveLength(2))
})
