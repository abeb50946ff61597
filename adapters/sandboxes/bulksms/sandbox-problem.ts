const errors = 'https://developer.bulksms.com/json/v1/errors'

export type SandboxProblem = readonly [status: 400 | 401 | 403 | 404 | 429 | 500, body: Readonly<Record<string, unknown>>]

export function badRequest(detail: string): SandboxProblem {
  return [400, { type: `${errors}#bad-request`, title: 'Bad Request', status: 400, detail }]
}

export function unknownMessage(detail: string): SandboxProblem {
  return [404, { type: `${errors}#not-found`, title: 'Not Found', status: 404, detail }]
}

export const unauthorized: SandboxProblem = [
  401,
  { type: `${errors}#unauthorized`, title: 'Unauthorized', status: 401, detail: 'Authentication failed' },
]

export const insufficientCredits: SandboxProblem = [
  403,
  { type: `${errors}#insufficient-credits`, title: 'Insufficient Credits', status: 403 },
]

export const tooManyProblem: SandboxProblem = [
  429,
  { type: `${errors}#too-many-requests`, title: 'Too Many Requests', status: 429 },
]

export const serverError: SandboxProblem = [
  500,
  { type: `${errors}#internal-server-error`, title: 'Internal Server Error', status: 500 },
]
