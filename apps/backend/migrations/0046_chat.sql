CREATE TABLE "chat_conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1),
	"kind" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"low_person_id" bigint,
	"high_person_id" bigint,
	"creator_id" bigint NOT NULL,
	"client_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"who_speaks" text DEFAULT 'all' NOT NULL,
	"who_mentions_all" text DEFAULT 'admins' NOT NULL,
	"who_sends_files" text DEFAULT 'all' NOT NULL,
	"avatar" text,
	CONSTRAINT "chat_conversations_seq_not_negative" CHECK ("chat_conversations"."seq" >= 0),
	CONSTRAINT "chat_conversations_kind" CHECK (case "chat_conversations"."kind"
        when 'single' then "chat_conversations"."low_person_id" < "chat_conversations"."high_person_id" and "chat_conversations"."client_id" is null
        when 'group' then num_nonnulls("chat_conversations"."low_person_id", "chat_conversations"."high_person_id") = 0 and "chat_conversations"."client_id" is not null
          and "chat_conversations"."name" <> '' and octet_length("chat_conversations"."name") <= 30
        else false end is true)
);
--> statement-breakpoint
CREATE TABLE "chat_entries" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sender_id" bigint,
	"client_id" uuid,
	"kind" text NOT NULL,
	"body" jsonb,
	"target" integer,
	"search_text" text,
	CONSTRAINT "chat_entries_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "chat_entries_recalled_is_empty" CHECK (("chat_entries"."kind" = 'recalled') = ("chat_entries"."body" is null) and ("chat_entries"."body" is not null or "chat_entries"."search_text" is null)),
	CONSTRAINT "chat_entries_target_of_operation" CHECK (("chat_entries"."kind" in ('recall', 'reaction')) = ("chat_entries"."target" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "chat_files_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_join_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"person_kind" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"from_seq" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "chat_members_conversation_id_person_id_pk" PRIMARY KEY("conversation_id","person_id"),
	CONSTRAINT "chat_members_no_teacher_owns" CHECK (not ("chat_members"."role" = 'owner' and "chat_members"."person_kind" = 'tutor')),
	CONSTRAINT "chat_members_read_within" CHECK ("chat_members"."from_seq" >= 0 and "chat_members"."read_seq" >= "chat_members"."from_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"tuid" bigint,
	"stu_uid" bigint,
	"staff_key" text,
	"user_type" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"shown_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"zone" text,
	"avatar" text,
	CONSTRAINT "chat_people_id_kind_unique" UNIQUE("id","kind"),
	CONSTRAINT "chat_people_kind" CHECK (case "chat_people"."kind"
        when 'tutor' then "chat_people"."tuid" is not null and num_nonnulls("chat_people"."stu_uid", "chat_people"."staff_key") = 0
        when 'student' then "chat_people"."stu_uid" is not null and num_nonnulls("chat_people"."tuid", "chat_people"."staff_key") = 0
        when 'staff' then "chat_people"."staff_key" is not null and num_nonnulls("chat_people"."tuid", "chat_people"."stu_uid") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "chat_remarks" (
	"person_id" bigint NOT NULL,
	"about_id" bigint NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "chat_remarks_person_id_about_id_pk" PRIMARY KEY("person_id","about_id")
);
--> statement-breakpoint
CREATE TABLE "chat_scheduled" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_scheduled_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "chat_scheduled_sent_has_no_failure" CHECK ("chat_scheduled"."sent_at" is null or "chat_scheduled"."failure" = '')
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_low_person_id_chat_people_id_fk" FOREIGN KEY ("low_person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_high_person_id_chat_people_id_fk" FOREIGN KEY ("high_person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_creator_id_chat_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_sender_id_chat_people_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entries" ADD CONSTRAINT "chat_entries_target_exists" FOREIGN KEY ("conversation_id","target") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_entry" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_join_requests" ADD CONSTRAINT "chat_join_requests_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_join_requests" ADD CONSTRAINT "chat_join_requests_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_person" FOREIGN KEY ("person_id","person_kind") REFERENCES "public"."chat_people"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_people" ADD CONSTRAINT "chat_people_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_people" ADD CONSTRAINT "chat_people_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_remarks" ADD CONSTRAINT "chat_remarks_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_remarks" ADD CONSTRAINT "chat_remarks_about_id_chat_people_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD CONSTRAINT "chat_scheduled_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled" ADD CONSTRAINT "chat_scheduled_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_pair_unique" ON "chat_conversations" USING btree ("low_person_id","high_person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_client_id_unique" ON "chat_conversations" USING btree ("creator_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_entries_client_id_unique" ON "chat_entries" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_entries_messages" ON "chat_entries" USING btree ("conversation_id","seq","sender_id") WHERE kind in ('text', 'picture', 'file', 'notice', 'call');--> statement-breakpoint
CREATE INDEX "chat_entries_target" ON "chat_entries" USING btree ("conversation_id","target") WHERE target is not null;--> statement-breakpoint
CREATE INDEX "chat_entries_at" ON "chat_entries" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "chat_entries_sender_at" ON "chat_entries" USING btree ("sender_id","at");--> statement-breakpoint
CREATE INDEX "chat_files_reference" ON "chat_files" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_join_requests_unique" ON "chat_join_requests" USING btree ("conversation_id","person_id");--> statement-breakpoint
CREATE INDEX "chat_members_person" ON "chat_members" USING btree ("person_id") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_members_owner_unique" ON "chat_members" USING btree ("conversation_id") WHERE role = 'owner' and left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_tuid_unique" ON "chat_people" USING btree ("tuid");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_stu_uid_unique" ON "chat_people" USING btree ("stu_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_people_staff_key_unique" ON "chat_people" USING btree ("staff_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_scheduled_client_id_unique" ON "chat_scheduled" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_scheduled_due" ON "chat_scheduled" USING btree ("send_at") WHERE sent_at is null and failure = '';--> statement-breakpoint
CREATE FUNCTION "chat_group_has_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "chat_conversations" WHERE "id" = NEW."conversation_id" AND "kind" = 'group')
		AND EXISTS (SELECT FROM "chat_members" WHERE "conversation_id" = NEW."conversation_id" AND "left_at" IS NULL)
		AND NOT EXISTS (
			SELECT FROM "chat_members"
			WHERE "conversation_id" = NEW."conversation_id" AND "left_at" IS NULL AND "role" = 'owner'
		)
	THEN
		RAISE EXCEPTION 'group % has no owner', NEW."conversation_id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'chat_members_group_has_owner';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "chat_members_group_has_owner"
	AFTER INSERT OR UPDATE OF "role", "left_at" ON "chat_members"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chat_group_has_owner"();
