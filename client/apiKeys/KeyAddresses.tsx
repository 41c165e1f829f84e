import { Copy } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { copyText } from '#client/ui/share/copy.ts'
import { keyFeeds } from '#shared/apiKeys/keyFeeds.ts'
import type { KeyScope } from '#shared/apiKeys/scopes.ts'

interface Props {
  secret: string
  scopes: readonly KeyScope[]
}

/** That the key is part of: whole only while it is shown. */
export function KeyAddresses({ secret, scopes }: Props) {
  const { apiKeys: w } = useWords('apiKeys')
  const shown = keyFeeds.filter(({ scope }) => scopes.includes(scope))
  if (shown.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="font-sans font-semibold text-base">{w.addresses}</h3>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ file }) => {
          const address = `${location.origin}/feeds/${secret}/${file}`
          return (
            <li key={file} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                <span className="block text-sm">{w.feeds[file]}</span>
                <code className="block truncate text-ink-muted text-sm">{address}</code>
              </span>
              <IconButton
                label={w.copyAddress(w.feeds[file])}
                icon={<Copy aria-hidden="true" className="size-4.5" />}
                onClick={() => void copyText(address, { copied: w.addressCopied, notCopied: w.notCopied })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
