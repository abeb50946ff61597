/** `npm run sandbox`: the providers' sandboxes alone; what they print leads a product to them. */
import { serve } from './child.mjs'
import { ensureInstalled } from './installation.mjs'
import { installedNode } from './repository.mjs'

await ensureInstalled()
process.exitCode = await serve(installedNode(), ['adapters/sandboxes/serve-alone.ts'], {})
