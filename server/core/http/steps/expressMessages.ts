import { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'

/*
 * Express sets the prototypes of each request and response. V8 then shares no shape among them: each access to one is
 * looked up anew, and its young collections keep whatever a request leads to. Those of a server with these classes
 * have the prototypes from the start, so that there is nothing to set.
 */
export class ExpressRequest extends IncomingMessage {}
export class ExpressResponse extends ServerResponse {}

const requestPrototype: Request = Object.setPrototypeOf(ExpressRequest.prototype, express.request)
const responsePrototype: Response = Object.setPrototypeOf(ExpressResponse.prototype, express.response)

/** Answers requests of any server, and faster those of `listenOn`. */
export function createExpress(): Express {
  const app = express().disable('x-powered-by')
  app.request = requestPrototype
  app.response = responsePrototype
  // The prototypes are shared by all apps.
  app.use((request, response, next) => {
    request.app = app
    response.app = app
    next()
  })
  return app
}
