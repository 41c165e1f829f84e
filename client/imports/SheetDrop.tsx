import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { putImport, sendSheet } from './imports.api.ts'

const types = '.csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function SheetDrop() {
  const { imports: w } = useWords('imports')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const upload = useSingleMutation({
    mutationFn: sendSheet,
    onSuccess(details) {
      putImport(client, details)
      navigate(paths.import(details.id))
    },
    onError: useFailureToast(w.failed),
  })
  const send = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) upload.mutate(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the button does the same for all
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        send(event.dataTransfer.files)
      }}
      className={clsx(
        'flex flex-col items-center rounded-lg border-2 border-dashed px-4 pt-10 pb-3 text-center transition-colors duration-150',
        isOver ? 'border-action bg-action-soft' : 'border-line-strong/60 bg-surface-sunken/50',
      )}
    >
      <FileSpreadsheet aria-hidden="true" className="size-11 text-action" strokeWidth={1.4} />
      <p className="mt-3 font-display font-semibold text-xl pointer-coarse:hidden">{w.drop}</p>
      <p className="mt-1 max-w-md text-ink-muted text-sm">{w.formats}</p>
      <input
        ref={input}
        type="file"
        accept={types}
        aria-label={w.choose}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          send(target.files)
          target.value = ''
        }}
      />
      <Button className="mt-5" busy={upload.isPending} onClick={() => input.current?.click()}>
        {w.choose}
      </Button>
      <p role="status" className="mt-2 min-h-6 text-ink-muted text-sm">
        {upload.isPending && w.uploading}
      </p>
    </div>
  )
}
