import { createEnvironmentManager } from '@toolbox/debug'
import { localServer } from '@/app/platform'
import { settings } from '@/app/settings'

export const environment = createEnvironmentManager({
  environments: {
    production: 'https://tasklist.example.com/',
    local: localServer,
    custom: ''
  },
  defaultEnvironment: 'production',
  customEnvironment: 'custom'
})

if (settings.isDev && !environment.isEnabled) {
  environment.setEnabled('system')
  environment.setEnvironment('local')
}
