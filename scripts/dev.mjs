/**
 * `npm run dev`: the marketplace with sources that are loaded again when they change; settings also from
 * `.env`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './child.mjs'
import { prepare } from './prepare.mjs'
import { installedNode, root } from './repository.mjs'

const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
await prepare()
process.exitCode = await serve(installedNode(), ['web/dev.ts'], { NODE_ENV: 'development' })
