import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { suggestionsQuery } from '#client/listings/listings.api.ts'
import { OptionList } from '#client/listings/search/filters/OptionList.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Suggestion } from '#shared/listings/suggestion.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import { useDebounced } from './useDebounced.ts'
import { useListbox } from './useListbox.ts'

const debounceDelay = 200
const minLetters = 2

interface SearchBarProps {
  searchQuery: string
  onSearch: (text: string) => void
}

export function SearchBar({ searchQuery, onSearch }: SearchBarProps) {
  const { listings: w } = useWords('listings')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(searchQuery)
  const [lastSearchQuery, setLastSearchQuery] = useState(searchQuery)
  if (lastSearchQuery !== searchQuery) {
    setLastSearchQuery(searchQuery)
    setText(searchQuery)
  }
  const [isTyping, setTyping] = useState(false)
  const suggestions = useSuggestions(text.trim(), isTyping)
  const listbox = useListbox<HTMLFormElement>({
    count: suggestions.length,
    onChoose: (index) => {
      const chosen = suggestions[index]
      if (chosen === undefined) return
      setText(chosen.text)
      search(chosen.text)
    },
  })

  function search(query: string) {
    setTyping(false)
    listbox.close()
    onSearch(query)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const query = text.trim()
    if (query) search(query)
  }
  function clear() {
    setText('')
    search('')
    field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every browser in use
    <form
      ref={listbox.container}
      role="search"
      action={paths.search()}
      onSubmit={submit}
      className="relative flex h-14 items-center rounded-full border border-line-strong bg-surface-raised pr-1.5 pl-4 shadow-card transition-colors focus-within:border-action focus-within:outline-2 focus-within:outline-action sm:pl-5"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <input
        {...listbox.fieldProps}
        ref={field}
        type="text"
        name="searchQuery"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        aria-label={w.searchLabel}
        placeholder={w.searchHint}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setTyping(true)
          listbox.open()
        }}
        className="h-full min-w-0 flex-1 truncate bg-transparent px-3 text-base outline-none placeholder:text-ink-muted"
      />
      {text && (
        <IconButton
          label={w.clearSearch}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={clear}
        />
      )}
      <Button type="submit" className="ml-1 shrink-0 max-sm:size-11 max-sm:px-0">
        <Search aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{w.search}</span>
      </Button>
      {listbox.isOpen && (
        <OptionList
          listbox={listbox}
          label={w.suggestions}
          options={suggestions.map((one) => ({ key: one.text, content: <SuggestionOption {...one} /> }))}
        />
      )}
      <p role="status" className="sr-only">
        {listbox.isOpen ? w.suggestionsCount(suggestions.length) : ''}
      </p>
    </form>
  )
}

function useSuggestions(text: string, isTyping: boolean): readonly Suggestion[] {
  const debouncedText = useDebounced(text, debounceDelay)
  const { data } = useQuery({
    ...suggestionsQuery(debouncedText),
    enabled: isTyping && debouncedText === text && debouncedText.length >= minLetters,
    placeholderData: keepPreviousData,
  })
  return isTyping && text.length >= minLetters ? (data ?? []) : []
}
