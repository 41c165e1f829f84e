import { endpoint } from '#shared/core/endpoint.ts'
import { chatAnswer, generalQuestion, propertyQuestion } from './ai.ts'

export const aiApi = {
  chat: endpoint('POST', '/api/ai/chat', {
    summary: 'Ask the assistant about one listing',
    body: propertyQuestion,
    answer: chatAnswer,
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
  generalChat: endpoint('POST', '/api/ai/general-chat', {
    summary: 'Ask the assistant about listings and prices',
    body: generalQuestion,
    answer: chatAnswer,
    errors: ['malformed_json', 'invalid', 'not_found', 'too_many_requests'],
  }),
}
