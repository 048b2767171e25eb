ALTER TABLE "files" ALTER COLUMN "tuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "tuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_avatar" ON "chat_conversations" USING btree ("avatar") WHERE avatar is not null;--> statement-breakpoint
CREATE INDEX "chat_people_avatar" ON "chat_people" USING btree ("avatar") WHERE avatar is not null;--> statement-breakpoint
CREATE INDEX "files_person" ON "files" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_person_code_unique" ON "uploads" USING btree ("person_id","file_code");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls("files"."tuid", "files"."person_id") = 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_one_owner" CHECK (num_nonnulls("uploads"."tuid", "uploads"."person_id") = 1);