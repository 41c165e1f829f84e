import http from 'node:http'
import express from 'express'

/* Each in its own process: `http` or `express`, and the bytes of its body. Prints the port. */
const smallest = JSON.stringify({ hello: 'world' })
const size = Number(process.argv[3] ?? smallest.length)
const body = size > smallest.length ? JSON.stringify({ hello: 'x'.repeat(size - 12) }) : smallest

const listener =
  process.argv[2] === 'express'
    ? express().get('/', (_request, response) => {
        response.type('application/json').send(body)
      })
    : (_request: http.IncomingMessage, response: http.ServerResponse) => {
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
          .end(body)
      }

const server = http.createServer(listener).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`)
})
process.on('SIGTERM', () => process.exit(0))
