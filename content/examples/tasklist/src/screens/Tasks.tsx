import { useLingui } from '@lingui/react/macro'
import { useOptions } from '@toolbox/hooks'
import { useTheme } from '@toolbox/styles'
import { Reminders } from '@/components/Reminders'
import { TaskRow } from '@/components/TaskRow'
import { editTaskModal } from '@/modals/editTask'
import { signOut } from '@/services/session'
import { taskManager, taskOperations } from '@/services/tasks'
import { localeState } from '@/stores/locale'
import { Button, List, SegmentedControl, Text, View } from '@/ui'

export function Tasks() {
  const { t } = useLingui()
  const { selectedOption: status, setSelectedOption } = useOptions([
    'open',
    'done'
  ])
  const { items, query } = taskManager.useList({ filters: { status } })
  const { data: stats } = taskOperations.useQuery('getStats')
  const { theme, colorScheme } = useTheme()
  const locale = localeState.use()

  const title = stats ? t`${stats.open} open tasks` : t`Tasks`
  const otherScheme = colorScheme === 'dark' ? 'default' : 'dark'
  return (
    <View style={['column', 'gap:2', 'p:2']}>
      <Text text={title} />
      <View style={['row', 'wrap', 'gap:1']}>
        <Button
          text={t`New task`}
          icon="add"
          onPress={() => editTaskModal.request()}
        />
        <Button
          text={locale === 'en' ? 'Português' : 'English'}
          onPress={() => localeState.set(locale === 'en' ? 'pt' : 'en')}
        />
        <Button
          text={t`Switch colors`}
          onPress={() => theme.setColorScheme(otherScheme)}
        />
        <Button text={t`Sign out`} onPress={signOut} />
      </View>
      <Reminders />
      <SegmentedControl
        label={t`Status`}
        value={status}
        onValueChange={setSelectedOption}
        options={[
          { label: t`Open`, value: 'open' },
          { label: t`Done`, value: 'done' }
        ]}
      />
      {query.isError ? (
        <Button text={t`Try again`} onPress={() => query.refetch()} />
      ) : (
        <List
          data={items}
          renderItem={({ item }) => <TaskRow task={item} />}
          placeholder={{
            title: query.isPending ? t`Loading` : t`Nothing here`
          }}
          hasNextPage={query.hasNextPage}
          fetchNextPage={query.fetchNextPage}
          separators
        />
      )}
    </View>
  )
}
