/** `npm start`: from a fresh copy to a running marketplace, with Node.js and npm alone. */
import { serve } from './child.mjs'
import { prepare } from './prepare.mjs'
import { installedNode } from './repository.mjs'
import { ensureWebBuilt } from './web-build.mjs'
import { webProcess } from './web-process.mjs'

await prepare()
if (!(await ensureWebBuilt())) {
  console.error('The web application could not be built; the messages above say why.')
  process.exit(1)
}
console.log('Starting …')
process.exitCode = await serve(installedNode(), webProcess.args, webProcess.env)
