import { longestSearchText } from '@camp/domain/search/search-text.ts'
import { Hono } from 'hono'
import type { WebEnv } from './web-env.ts'

/**
 * `GET /api/org?query=`: towns, provinces and organisations for what was typed; nothing for fewer than three
 * characters.
 */
export function placeSuggestions(): Hono<WebEnv> {
  return new Hono<WebEnv>().get('/', async (c) => {
    const query = c.req.query('query') ?? ''
    if (query.trim().length > longestSearchText || query.includes('\0')) return c.json({ error: 'query-invalid' }, 400)
    const suggestions = await c.get('openScope')().useCases.suggestPlaces.execute({ query })
    return c.json(
      suggestions.map(({ kind, name, detail, latitude, longitude, slug }) => ({ kind, name, detail, latitude, longitude, slug })),
    )
  })
}
