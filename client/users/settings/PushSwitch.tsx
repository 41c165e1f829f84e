import { useWords } from '#client/core/language.tsx'
import { usePush } from '#client/notifications/usePush.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { useSaveUser } from './useSaveUser.ts'

/** On if both account and browser allow push. */
export function PushSwitch({ user }: { user: CurrentUser }) {
  const { core, users: w, notifications } = useWords('core', 'users', 'notifications')
  const push = usePush()
  const save = useSaveUser()
  const isOn = push.state === 'on' && user.pushNotifications
  const hint =
    push.state === 'unsupported' || push.state === 'denied'
      ? notifications.push[push.state]
      : push.state === 'off' && user.pushNotifications
        ? w.pushElsewhere
        : w.pushText

  async function change(enabled: boolean) {
    try {
      if (!enabled) {
        save({ pushNotifications: false })
        await push.turnOff()
      } else if (await push.turnOn()) save({ pushNotifications: true })
    } catch {
      if (enabled)
        toast({ variant: 'destructive', title: core.error, description: notifications.push.failed })
    }
  }

  return (
    <Switch
      checked={isOn}
      disabled={push.state === 'unsupported' || push.state === 'denied' || push.state === 'busy'}
      hint={hint}
      onChange={change}
    >
      {w.push}
    </Switch>
  )
}
