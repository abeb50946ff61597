import type { RequestHandler } from 'react-router'

type Handled = Parameters<RequestHandler>
type HandlerOf = (pathname: string) => RequestHandler

/** Where React Router in a browser asks which routes the links of a page lead to. */
export const isRouteManifest = (pathname: string) => pathname === '/__manifest'

/**
 * React Router looks for each of the addresses among all routes: a page of results names twenty campsites,
 * which took as long as writing it. Here each is looked for among those that its first word leaves.
 */
export async function routeManifest(handlerOf: HandlerOf, request: Request, scope: Handled[1]): Promise<Response> {
  const url = new URL(request.url)
  const paths = (url.searchParams.get('paths') ?? '').split(',').filter(Boolean)
  const parts = Map.groupBy(paths, (path) => handlerOf(path.startsWith('/') ? path : `/${path}`))
  const answers = await Promise.all(
    [...parts].map(([handle, asked]) => {
      const part = new URL(url)
      part.searchParams.set('paths', asked.join(','))
      return handle(new Request(part, request), scope)
    }),
  )
  const [first] = answers
  const refused = answers.find(({ status }) => status !== 200)
  if (refused || !first) return refused ?? handlerOf(url.pathname)(request, scope)
  return Response.json(Object.assign({}, ...(await Promise.all(answers.map((answer) => answer.json())))), {
    headers: first.headers,
  })
}
