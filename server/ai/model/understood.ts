import type { EngineQuestion } from '#server/ai/engine.ts'
import type { SearchState } from '#server/ai/local/conversation/searchState.ts'
import { follow } from '#server/ai/local/conversation/thread.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import { exchangeRate } from '#server/ai/tools/exchangeRate.ts'
import { type FilterInput, filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { runTool, type ToolContext } from '#server/ai/tools/tool.ts'

/** What the rules read of a question, as the tools take it. */
export interface Understood {
  /** Of this question and those that it continues; null where it asks for none. */
  search: { filters: FilterInput; order: string | null; words: string } | null
  /** Of the questions before. */
  searchBefore: FilterInput | null
  notUnderstood: string
}

const inputsOf = (search: SearchState | undefined) => (search ? filterInputOf(search.filters) : null)

/** The same understanding as without a model. */
export async function understandQuestion(question: EngineQuestion, tools: ToolContext): Promise<Understood> {
  const { guaraniesPerDollar } = await runTool(exchangeRate, tools, {})
  const meaning = readMeaning(question, guaraniesPerDollar)
  const next = follow(meaning.thread, meaning)
  const search = next === meaning.thread ? undefined : next.search
  return {
    search: search
      ? { filters: filterInputOf(search.filters), order: search.order ?? null, words: search.text }
      : null,
    searchBefore: inputsOf(meaning.thread.search),
    notUnderstood: meaning.understood.rest,
  }
}
