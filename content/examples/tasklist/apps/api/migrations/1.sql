create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  password_hash text not null
);

create table tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  title text not null,
  notes text not null default '',
  status text not null default 'open',
  assignee_id uuid references users (id),
  due_at timestamptz,
  created_at timestamptz not null default now()
);

create index tasks_user_id_idx on tasks (user_id, created_at);
