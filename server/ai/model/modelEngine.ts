import { z } from 'zod'
import { createForbidden } from '#server/ai/checks/forbidden.ts'
import { plainText } from '#server/ai/checks/plainText.ts'
import type { Engine, EngineAnswer, EngineQuestion } from '#server/ai/engine.ts'
import { detailsOf } from '#server/ai/tools/getListing.ts'
import type { ToolContext } from '#server/ai/tools/tool.ts'
import { tools } from '#server/ai/tools/tools.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import { readAnswer } from './askOnce.ts'
import type { Completion } from './completion.ts'
import { createEvidence, type Evidence } from './evidence.ts'
import { ModelFault } from './fault.ts'
import { createForwarder } from './forwarder.ts'
import type { Message, Model, ModelSession } from './model.ts'
import { aboutSite, createDelimiters, type Delimiters, languageRule, plainRule } from './prompt.ts'
import { sentSchema } from './sentSchema.ts'
import { callTool, toolDefinitions } from './toolCalls.ts'
import { type Understood, understandQuestion } from './understood.ts'

const answer = z.strictObject({
  /** First, so that it can be streamed. */
  response: z.string().min(1).max(6000),
  listingIds: z.array(z.string().max(64)).max(20),
  suggestions: z.array(z.string().max(300)).max(10),
})
const answerSchema = { name: 'answer', schema: sentSchema(answer) }

/** Characters, newest first. */
const maxHistory = 12_000
const maxSuggestion = 120

const instructions = [
  aboutSite,
  'You answer questions of visitors about its listings, prices, returns, visits and how to use the site; for anything else say in one sentence that you cannot help with it, and what you can do.',
  'Every fact comes from the data below or from a tool, called before you answer. Never invent or estimate a listing, figure, place or feature, and work out no percentages: where the tools do not say it, say that you do not know. To visit, ask or negotiate, people write to the author with the buttons of the listing.',
  'understood: what our rules read of the question, with the filters of the search that it leads to or continues. Give those filters to search_listings as they are, unless they clearly miss what was asked.',
  'You know nothing of owners, users, messages or accounts, and can change nothing. Never say that you did.',
  'response: short paragraphs, or lines that begin with "• ". Name listings by their exact titles in «». listingIds: ids of the listings that the response names, in that order, at most six. suggestions: two or three short questions that the visitor may ask next.',
  plainRule,
]

export function createModelEngine(model: Model): Engine {
  return {
    source: 'model',
    // Private listings are not sent to a model.
    accepts: ({ listing }) => !listing || (listing.status !== 'draft' && listing.status !== 'pending'),
    answer(question, { tools: context, onDelta }) {
      return model.run(context.signal, async (session) => {
        const delimiters = createDelimiters()
        const understood = await understandQuestion(question, context)
        const { evidence, messages } = begin(question, understood, delimiters)
        // As a visitor: without personal data.
        const visiting: ToolContext = { ...context, actor: { kind: 'visitor' }, signal: session.signal }
        return converse(session, { messages, evidence, delimiters, visiting, onDelta })
      })
    },
  }
}

function begin(question: EngineQuestion, understood: Understood, { wrap, rule }: Delimiters) {
  const { text, history, listing, language } = question
  const evidence = createEvidence()
  const details = listing && detailsOf(listing, language)
  const conversation = lastOf(history)
  evidence.add([text, conversation], 'visitor')
  if (details) evidence.add(details)
  const language_ = `${languageRule(language)} Where the question is in Spanish, English, Portuguese or Guaraní, answer in that language.`
  const blocks = [
    ...(conversation.length > 0 ? [wrap('conversation', conversation)] : []),
    ...(details ? [wrap('listing-of-the-page', details)] : []),
    wrap('question', text),
    wrap('understood', understood),
  ]
  const messages: Message[] = [
    { role: 'system', content: [...instructions, language_, rule].join('\n') },
    { role: 'user', content: blocks.join('\n') },
  ]
  return { evidence, messages }
}

function lastOf(history: EngineQuestion['history']): EngineQuestion['history'] {
  let length = 0
  const fitting = history.toReversed().filter(({ content }) => {
    length += content.length
    return length <= maxHistory
  })
  return fitting.reverse()
}

interface Conversation {
  messages: Message[]
  evidence: Evidence
  delimiters: Delimiters
  visiting: ToolContext
  onDelta(text: string): void
}

async function converse(session: ModelSession, conversation: Conversation): Promise<EngineAnswer> {
  const { messages, evidence, delimiters, visiting } = conversation
  const { bounds } = session
  const instructionsSent = String(messages[0]?.content ?? '')
  const isForbidden = createForbidden(instructionsSent, [delimiters.mark, ...tools.map(({ name }) => name)])
  const isRefused = (text: string) => isForbidden(text) || evidence.unfounded(text).length > 0
  for (let round = 1; round <= bounds.rounds; round++) {
    if (JSON.stringify(messages).length > bounds.prompt) throw new ModelFault('too_long')
    const isLast = round === bounds.rounds
    const completion = await session.complete({
      messages,
      answer: answerSchema,
      tools: isLast ? undefined : toolDefinitions,
      onContent: createForwarder({ isRefused, onDelta: conversation.onDelta }),
    })
    if (completion.toolCalls.length === 0) return finish(completion, evidence, isRefused)
    if (isLast || completion.toolCalls.length > bounds.toolCallsPerRound) break
    const results = await Promise.all(completion.toolCalls.map((call) => callTool(visiting, call)))
    messages.push(calling(completion))
    for (const { call, value, forModel } of results) {
      if (value !== undefined) evidence.add(value)
      messages.push({ role: 'tool', tool_call_id: call.id, content: delimiters.wrap('result', forModel) })
    }
  }
  throw new ModelFault('unusable')
}

function calling({ content, toolCalls }: Completion): Message {
  return {
    role: 'assistant',
    content: content || null,
    tool_calls: toolCalls.map(({ id, name, arguments: input }) => ({
      id,
      type: 'function',
      function: { name, arguments: input },
    })),
  }
}

/** Throws `ModelFault` if the evidence does not support the answer. */
function finish(
  { content }: Completion,
  evidence: Evidence,
  isRefused: (text: string) => boolean,
): EngineAnswer {
  const { response, listingIds, suggestions } = readAnswer(answer, content)
  const text = plainText(response)
  if (text === '' || isRefused(text)) throw new ModelFault('unusable')
  if (listingIds.some((id) => !evidence.ids.has(id))) throw new ModelFault('unusable')
  return {
    response: text,
    suggestions: suggestions
      .map((one) => plainText(one).replace(/\s+/g, ' '))
      .filter((one) => one !== '' && one.length <= maxSuggestion)
      .filter((one) => !isRefused(one))
      .slice(0, chatLimits.suggestions),
    listingIds,
    links: evidence.linksIn(text),
  }
}
