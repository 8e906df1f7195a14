import { Button, Page, Text, View } from '@/ui'

export function App() {
  return (
    <Page style={['column', 'gap:2', 'p:2']}>
      <Text text="Tasklist" />
      <View style={['card', 'p:2', 'br:medium']}>
        <Button text="New task" icon="add" />
      </View>
    </Page>
  )
}
