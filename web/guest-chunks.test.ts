import { describe, expect, it } from 'vitest'
import { type BuiltChunk, unwantedModules } from './guest-chunks.ts'

const zod = '/srv/camp/node_modules/zod/v4/core.js'

function chunk(facadeModuleId: string | null, moduleIds: readonly string[] = [], imports: readonly string[] = []): BuiltChunk {
  return { facadeModuleId, moduleIds, imports }
}

describe('the first files of a guest page', () => {
  it('may not bring a library of the server, however far away it is imported', () => {
    const found = unwantedModules({
      'route.js': chunk('/srv/camp/web/app/routes/public/home/route.tsx?client-route', [], ['shared.js']),
      'shared.js': chunk(null, [], ['deep.js']),
      'deep.js': chunk(null, [zod], ['shared.js']),
    })

    expect(found).toEqual([zod])
  })

  it('may leave it to what is loaded later, or to other screens', () => {
    const found = unwantedModules({
      'route.js': chunk('/srv/camp/web/app/routes/public/home/route.tsx?client-route', ['/srv/camp/web/app/root.tsx']),
      'calendar.js': chunk('/srv/camp/web/app/components/calendar.tsx', [zod]),
      'admin.js': chunk('/srv/camp/web/app/routes/admin/route.tsx', [zod]),
    })

    expect(found).toEqual([])
  })
})
