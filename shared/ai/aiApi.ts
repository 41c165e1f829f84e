import { endpoint } from '#shared/core/endpoint.ts'
import {
  chatAnswer,
  compareQuestion,
  comparison,
  generalQuestion,
  improvement,
  improveQuestion,
  propertyQuestion,
  translateQuestion,
  translation,
} from './ai.ts'

export const aiApi = {
  chat: endpoint('POST', '/api/ai/chat', {
    summary: 'Ask the assistant about one listing',
    body: propertyQuestion,
    answer: chatAnswer,
    streamed: true,
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
  generalChat: endpoint('POST', '/api/ai/general-chat', {
    summary: 'Ask the assistant about listings and prices',
    body: generalQuestion,
    answer: chatAnswer,
    streamed: true,
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
  compare: endpoint('POST', '/api/ai/compare', {
    summary: 'Compare two to five listings, with an analysis of their figures',
    access: 'user',
    body: compareQuestion,
    answer: comparison,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'too_many_requests'],
  }),
  improve: endpoint('POST', '/api/ai/improve-description', {
    summary: 'A better description of a listing, from what its author wrote and states',
    access: 'userOrAdmin',
    body: improveQuestion,
    answer: improvement,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'too_many_requests'],
  }),
  translate: endpoint('POST', '/api/ai/translate', {
    summary: 'Title and description in the other language, where a model is configured',
    access: 'userOrAdmin',
    body: translateQuestion,
    answer: translation,
    errors: ['malformed_json', 'invalid', 'not_signed_in', 'too_many_requests', 'ai_unavailable'],
  }),
}
