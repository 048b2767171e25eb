ALTER TABLE "chat_scheduled" ADD COLUMN "quote" integer;--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD COLUMN "mentions_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_scheduled_kept" ON "chat_scheduled" USING btree ("person_id","conversation_id") WHERE sent_at is null;