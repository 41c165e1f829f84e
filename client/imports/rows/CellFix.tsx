import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import type { ImportColumn, ImportProblem } from '#shared/imports/imports.ts'

interface Props {
  problem: ImportProblem
  row: number
  columns: readonly ImportColumn[]
  isBusy: boolean
  onSave: (change: { cells: Record<string, string> }) => void
}

export function CellFix({ problem, row, columns, isBusy, onSave }: Props) {
  const { imports } = useWords('imports')
  const w = imports.rows
  const [value, setValue] = useState(problem.value)
  const at = columns.findIndex(({ header }) => header === problem.column)
  if (at < 0) return null
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ cells: { [at]: value } })
      }}
    >
      <Input
        aria-label={w.newValue(problem.column ?? '', row)}
        value={value}
        maxLength={2000}
        onChange={({ target }) => setValue(target.value)}
        className="min-w-40 flex-1 sm:max-w-80"
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {w.save}
      </Button>
    </form>
  )
}
