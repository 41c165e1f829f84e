import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'

export function SheetFile({ onFile }: { onFile: (file: File) => void }) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={w.sheetFile}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        onClick={() => input.current?.click()}
        icon={<Upload aria-hidden="true" className="size-4.5" />}
        className="justify-self-start"
      >
        {w.sheetFile}
      </Button>
    </>
  )
}
